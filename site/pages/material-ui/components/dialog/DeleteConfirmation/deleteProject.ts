/** Replace this with a request to your server. The first attempt fails, to show the error. */
export function deleteProject(attempt: number) {
  return new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      if (attempt === 0)
        reject(new Error('The server did not answer. Try again.'));
      else resolve();
    }, 900);
  });
}
