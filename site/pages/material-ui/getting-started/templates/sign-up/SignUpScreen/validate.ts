export interface Values {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
}

export type Field = keyof Values;

interface Rule {
  readonly text: string;
  readonly holds: (password: string) => boolean;
}

export const rules: readonly Rule[] = [
  { text: '12 characters or more', holds: ({ length }) => length >= 12 },
  { text: 'A letter', holds: (password) => /\p{L}/u.test(password) },
  {
    text: 'A digit or a sign',
    holds: (password) => /[^\p{L}\s]/u.test(password),
  },
];

/** What is wrong, by field, in the order of the form. */
export function validate(values: Values): Partial<Record<Field, string>> {
  const unmet = rules.filter(({ holds }) => !holds(values.password));
  return {
    ...(values.given.trim() === '' && { given: 'Enter your first name.' }),
    ...(values.family.trim() === '' && { family: 'Enter your last name.' }),
    ...(!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(values.email) && {
      email: 'Enter an email address, such as ada@example.com.',
    }),
    ...(unmet.length > 0 && {
      password: 'Choose a password that meets all of these:',
    }),
    ...(!values.terms && { terms: 'Accept the terms to go on.' }),
  };
}
