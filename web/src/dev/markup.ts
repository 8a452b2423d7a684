export const devOverlay = "data-dev-overlay";
export const devPage = "data-dev-page";
export const devModules = "data-dev-modules";
export const devReady = "data-dev-ready";
export const devFault = "data-dev-fault";
