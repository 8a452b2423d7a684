declare module '*.wood';
