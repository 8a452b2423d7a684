/** Stands for a photo on your server. */
function portrait(back: string, shirt: string, skin: string, hair: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">
  <rect width="80" height="80" fill="${back}"/>
  <path d="M14 80c2-20 14-28 26-28s24 8 26 28Z" fill="${shirt}"/>
  <circle cx="40" cy="34" r="17" fill="${skin}"/>
  <path d="M22 34c-2-16 8-24 18-24s20 8 18 24c-5-8-12-12-18-12s-13 4-18 12Z" fill="${hair}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const amara = portrait('#f2d6b3', '#3c6e71', '#8d5a3a', '#2b1d16');
export const lars = portrait('#d5e3ea', '#b5532a', '#e8b994', '#8a6a3a');
