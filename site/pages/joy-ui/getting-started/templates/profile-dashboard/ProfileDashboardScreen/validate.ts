import { aboutLimit, type Profile } from './account';

/** A message for each field that is wrong, in the order of the form. */
export type Mistakes<Field extends string> = Partial<Record<Field, string>>;

export function checkProfile(profile: Profile): Mistakes<keyof Profile> {
  return {
    ...(profile.name.trim() === '' && { name: 'Enter your name.' }),
    ...(!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(profile.email.trim()) && {
      email: 'Enter an email address, such as ada@example.com.',
    }),
    ...(profile.about.length > aboutLimit && {
      about: `Shorten the text by ${profile.about.length - aboutLimit} characters.`,
    }),
  };
}

export interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

export function checkPasswords(
  passwords: Passwords,
): Mistakes<keyof Passwords> {
  const { current, next, again } = passwords;
  return {
    ...(current === '' && { current: 'Enter your current password.' }),
    ...(next.length < 10
      ? { next: 'Use at least 10 characters.' }
      : next === current && { next: 'Choose a password that is new.' }),
    ...(again !== next && { again: 'Both passwords have to be the same.' }),
  };
}
