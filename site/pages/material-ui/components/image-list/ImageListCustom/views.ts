function view(sky: string, far: string, near: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="420" height="260" viewBox="0 0 420 260" preserveAspectRatio="xMidYMid slice">
  <rect width="420" height="260" fill="${sky}"/>
  <circle cx="310" cy="92" r="34" fill="#fff3d6" opacity=".85"/>
  <path d="M0 170q110-80 220-30t200-20v140H0Z" fill="${far}"/>
  <path d="M0 220q140-60 260-20t160-10v70H0Z" fill="${near}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const views = [
  {
    name: 'Evening in the dunes',
    src: view('#f2b880', '#c77d4f', '#7d4427'),
    featured: true,
  },
  {
    name: 'Lake',
    src: view('#bcd9e8', '#6f9fb5', '#33658a'),
    featured: false,
  },
  {
    name: 'Meadow',
    src: view('#dcefe0', '#8fbf88', '#4f772d'),
    featured: false,
  },
];
