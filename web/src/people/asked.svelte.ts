// What you want with a person whose name you have tapped: the form for it is open on every page.

import type { Person } from '../protocol/messages';

interface Asked {
  readonly kind: 'challenge' | 'report';
  readonly person: Person;
  readonly name: string; // as it is written
}

class Asking {
  about = $state.raw<Asked | null>(null);

  open(about: Asked): void {
    this.about = about;
  }

  close(): void {
    this.about = null;
  }
}

export const asking = new Asking();
