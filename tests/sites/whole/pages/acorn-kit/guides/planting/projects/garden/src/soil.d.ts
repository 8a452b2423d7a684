declare module 'soil' {
  export const depth: number;
}
