'use server';

import type { AuthProvider, AuthResponse } from '@toolpad/core/SignInPage';
import { redirect } from 'next/navigation';
import { forgetAccount, signInWithPassword } from './account';

export async function signIn(
  _: AuthProvider,
  form: FormData,
  callbackUrl = '/',
): Promise<AuthResponse> {
  const text = (name: string) => String(form.get(name));
  const isRight = await signInWithPassword(text('email'), text('password'));
  if (!isRight) return { error: 'Email or password is wrong.' };
  // Only paths of this application: an address could lead anywhere.
  const isOwn = /^\/(?![/\\])/.test(callbackUrl);
  redirect(isOwn ? callbackUrl : '/');
}

export async function signOut(): Promise<void> {
  await forgetAccount();
  redirect('/sign-in');
}

export async function toSignIn(): Promise<void> {
  redirect('/sign-in');
}
