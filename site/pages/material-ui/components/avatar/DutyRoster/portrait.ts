const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">
  <rect width="80" height="80" fill="#f2d6b3"/>
  <path d="M14 80c2-20 14-28 26-28s24 8 26 28Z" fill="#3c6e71"/>
  <circle cx="40" cy="34" r="17" fill="#8d5a3a"/>
  <path d="M22 34c-2-16 8-24 18-24s20 8 18 24c-5-8-12-12-18-12s-13 4-18 12Z" fill="#2b1d16"/>
</svg>`;

export const portrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
