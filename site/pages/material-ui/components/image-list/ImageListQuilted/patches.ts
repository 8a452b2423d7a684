function quilt(cloth: string, thread: string, patch: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
  <defs>
    <pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse">
      <rect width="40" height="40" fill="${cloth}"/>
      <path d="${patch}" fill="${thread}"/>
    </pattern>
  </defs>
  <rect width="200" height="200" fill="url(#p)"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const star = 'M20 2l6 12 12 6-12 6-6 12-6-12-12-6 12-6Z';
const half = 'M0 0h40L0 40Z';
const bars = 'M0 0h10v40H0Zm20 0h10v40H20Z';

export const patches = [
  {
    name: 'Stars, red',
    src: quilt('#f2e6d8', '#9c2f2f', star),
    cols: 2,
    rows: 2,
  },
  {
    name: 'Half squares, blue',
    src: quilt('#dfe8ee', '#2f5d8a', half),
    cols: 2,
    rows: 1,
  },
  {
    name: 'Bars, green',
    src: quilt('#e6e8d4', '#55703a', bars),
    cols: 1,
    rows: 1,
  },
  {
    name: 'Stars, brown',
    src: quilt('#3a3330', '#d69a34', star),
    cols: 1,
    rows: 1,
  },
];
