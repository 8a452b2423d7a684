function mask(path: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}

/** Stands for the style sheet that comes with an icon font. */
export const marks = {
  '& .mark': {
    backgroundColor: 'currentColor',
    maskSize: 'contain',
    maskRepeat: 'no-repeat',
  },
  '& .mark-mallet': {
    maskImage: mask('M3 3h15v8H3V3Zm6 10h3v9H9v-9Z'),
  },
  '& .mark-chisel': {
    maskImage: mask('M14 2h6v6l-7 7-6-6 7-7ZM6 11l5 5-7 6H2v-2Z'),
  },
};
