export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Stands in for your server: replace the body with a request that rejects
 * with a sentence for the reader. Any address works, except locked@…
 */
export async function signIn({ email }: Credentials): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (email.startsWith('locked@')) {
    throw new Error('This account is locked. Ask your administrator.');
  }
}
