import type { NextConfig } from 'next';

const config: NextConfig = { bundlePagesRouterDependencies: true };

export default config;
