import type { Screen } from '../../screen';
import { AllComponents } from './AllComponents';
import { Dashboard } from './Dashboard';
import { DataTable } from './DataTable';
import { Form } from './Form';
import { Settings } from './Settings';
import { SignIn } from './SignIn';

/** The screens built of Material UI, in the order of their list. */
export const screens: readonly Screen[] = [
  { id: 'dashboard', label: 'Dashboard', Component: Dashboard },
  { id: 'form', label: 'Form', Component: Form },
  { id: 'table', label: 'Table', Component: DataTable },
  { id: 'settings', label: 'Settings', Component: Settings },
  { id: 'sign-in', label: 'Sign-in', Component: SignIn },
  { id: 'all-components', label: 'All components', Component: AllComponents },
];
