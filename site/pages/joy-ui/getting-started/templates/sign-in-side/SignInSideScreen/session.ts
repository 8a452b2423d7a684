const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Whether the server accepts them. Replace the body with your request. */
export async function signIn({ password }: Credentials): Promise<boolean> {
  await wait(900);
  return password !== 'wrong-password';
}

/** Sends a link with which a new password can be set. */
export async function sendReset(email: string): Promise<string> {
  await wait(600);
  return email;
}
