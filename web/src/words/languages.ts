// The languages of the page, and which of them a browser or an address asks for.

export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'vi', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  vi: 'Tiếng Việt',
  ja: '日本語',
};

/** Our language for a tag such as zh-TW or vi-VN; null if we do not speak it. */
export function closestLanguage(wanted: string): Language | null {
  const parts = wanted.toLowerCase().split('-');
  if (parts[0] === 'zh') {
    const traditional = ['hant', 'tw', 'hk', 'mo'].some((part) => parts.includes(part));
    return traditional ? 'zh-Hant' : 'zh-Hans';
  }
  return LANGUAGES.find((language) => language === parts[0]) ?? null;
}

/** The first language a browser asks for that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = closestLanguage(tag);
    if (language) return language;
  }
  return 'en';
}
