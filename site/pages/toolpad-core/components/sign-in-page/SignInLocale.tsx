import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'mot de passe' },
];

const localeText = {
  signInTitle: 'Connexion',
  signInSubtitle: 'Connectez-vous pour continuer',
  providerSignInTitle: (name: string) => `Continuer avec ${name}`,
  email: 'E-mail',
  password: 'Mot de passe',
  or: 'ou',
};

export default function SignInLocale() {
  return (
    <div lang="fr">
      <SignInPage providers={providers} localeText={localeText} />
    </div>
  );
}
