import { LicenseInfo } from '@mui/x-license';

// Without a key the packages say so themselves, and this module is left out of the build.
if (import.meta.env.SHOWFLOOR_LICENSE_KEY) {
  LicenseInfo.setLicenseKey(import.meta.env.SHOWFLOOR_LICENSE_KEY);
}
