import type { AuthResponse } from '@toolpad/core/SignInPage';

/** Answers after a second, as a server would. */
export function answer(response: AuthResponse): Promise<AuthResponse> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(response), 1000);
  });
}
