// What you want with a person whose name you have tapped: the form for it is open on every page.

import type { Person } from '../protocol/messages';

interface FormSubject {
  readonly kind: 'challenge' | 'report';
  readonly person: Person;
  readonly name: string; // as it is written
}

class PersonForm {
  about = $state.raw<FormSubject | null>(null);

  open(about: FormSubject): void {
    this.about = about;
  }

  close(): void {
    this.about = null;
  }
}

export const personForm = new PersonForm();
