const svg = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="#dfe7d5"/>
  <path d="M14 96c2-24 16-32 34-32s32 8 34 32Z" fill="#7a3b69"/>
  <circle cx="48" cy="42" r="20" fill="#e3b48f"/>
  <path d="M27 46c-4-26 46-26 42 0-6-12-14-14-21-14s-15 2-21 14Z" fill="#4a3426"/>
</svg>`;

/** Stands for a photo on your server. */
export const photo = `data:image/svg+xml,${encodeURIComponent(svg)}`;
