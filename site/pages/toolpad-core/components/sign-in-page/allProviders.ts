import type { AuthProvider } from '@toolpad/core/SignInPage';

/** Every id that `SignInPage` has an icon or a form for. */
export const allProviders: AuthProvider[] = [
  { id: 'apple', name: 'Apple' },
  { id: 'auth0', name: 'Auth0' },
  { id: 'cognito', name: 'Amazon Cognito' },
  { id: 'discord', name: 'Discord' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'fusionauth', name: 'FusionAuth' },
  { id: 'github', name: 'GitHub' },
  { id: 'gitlab', name: 'GitLab' },
  { id: 'google', name: 'Google' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'keycloak', name: 'Keycloak' },
  { id: 'line', name: 'LINE' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'microsoft-entra-id', name: 'Microsoft Entra ID' },
  { id: 'okta', name: 'Okta' },
  { id: 'slack', name: 'Slack' },
  { id: 'spotify', name: 'Spotify' },
  { id: 'tiktok', name: 'TikTok' },
  { id: 'twitch', name: 'Twitch' },
  { id: 'twitter', name: 'X' },
  { id: 'credentials', name: 'password' },
  { id: 'nodemailer', name: 'email link' },
  { id: 'passkey', name: 'passkey' },
];
