export const rowClass = 'row';
