/** Both stand in for your server: replace their bodies with requests. */
export async function sendCode(email: string): Promise<void> {
  await answer(`A code for ${email}`);
}

export async function checkCode(email: string, code: string): Promise<boolean> {
  await answer(`The code of ${email}`);
  return code !== '000000';
}

function answer(text: string): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve(text), 600));
}
