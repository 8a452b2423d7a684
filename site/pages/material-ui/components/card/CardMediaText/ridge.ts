const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 180">
  <rect width="360" height="180" fill="#9fc3d8"/>
  <circle cx="70" cy="48" r="20" fill="#fff3d1"/>
  <path d="M0 128 78 58l52 44 70-72 92 92 68-46v104H0Z" fill="#6d8ba3"/>
  <path d="m200 30 28 28-18 8-14-8-16 12-12-6Z" fill="#f4f8fa"/>
  <path d="M0 150q90-44 180-14t180-18v62H0Z" fill="#3d6a55"/>
  <path d="M150 180q20-26 52-30t40-20" fill="none" stroke="#e8dcc0" stroke-width="4"/>
</svg>`;

export const ridge = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
