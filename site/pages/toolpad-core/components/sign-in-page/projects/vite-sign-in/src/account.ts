/** Stands for the server that knows your users: it lives in the browser and knows one. */
export interface Account {
  name: string;
  email: string;
}

const key = 'account';
const password = 'open sesame';

export function currentAccount(): Account | null {
  const kept = localStorage.getItem(key);
  return kept === null ? null : (JSON.parse(kept) as Account);
}

/** Rejects a wrong password. */
export async function signInWithPassword(
  email: string,
  given: string,
): Promise<Account> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (given !== password) throw new Error('Email or password is wrong.');
  const account = { name: email.split('@')[0] ?? email, email };
  localStorage.setItem(key, JSON.stringify(account));
  return account;
}

export function forgetAccount(): void {
  localStorage.removeItem(key);
}
