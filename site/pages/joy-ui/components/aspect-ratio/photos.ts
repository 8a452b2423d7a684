const scene = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`;

/** Wide, 640 x 360. */
export const harbor = scene(
  640,
  360,
  '<path fill="#bae6fd" d="M0 0h640v220H0z"/><circle cx="500" cy="84" r="40" fill="#fef3c7"/><path fill="#64748b" d="m0 220 130-94 90 60 120-110 150 144z"/><path fill="#0e7490" d="M0 220h640v140H0z"/><path fill="#f8fafc" d="M300 120v130h-92z"/><path fill="#fda4af" d="M312 96v154h96z"/><path fill="#7c2d12" d="M180 262h260l-34 44H216z"/>',
);

export const dunes = scene(
  640,
  360,
  '<path fill="#fed7aa" d="M0 0h640v360H0z"/><circle cx="170" cy="120" r="52" fill="#fb923c"/><path fill="#d97706" d="M0 236c150-90 300-70 420 10s170 40 220 0v114H0z"/><path fill="#92400e" d="M0 300c190-60 330 10 640-40v100H0z"/>',
);

export const forest = scene(
  640,
  360,
  '<path fill="#d9f99d" d="M0 0h640v360H0z"/><path fill="#4d7c0f" d="m90 60 80 210H10zM330 20l100 250H230zM560 80l70 190H490z"/><path fill="#3f6212" d="M210 110l70 190H140zM450 100l76 200H374z"/><path fill="#365314" d="M0 286h640v74H0z"/>',
);

/** Tall, 360 x 540: the head is in the upper third. */
export const portrait = scene(
  360,
  540,
  '<path fill="#c7d2fe" d="M0 0h360v540H0z"/><path fill="#3730a3" d="M40 540c0-150 60-214 140-214s140 64 140 214z"/><path fill="#fcd5b5" d="M150 250h60v90c-20 20-40 20-60 0z"/><circle cx="180" cy="180" r="88" fill="#fcd5b5"/><path fill="#422006" d="M88 186c-6-90 40-130 96-130s98 44 88 130c-14-54-40-72-90-72s-82 22-94 72z"/>',
);
