import '@mui/x-date-pickers/models';

declare module '@mui/x-date-pickers/models' {
  // Each adapter adds its type of date to those that all pickers of a program take and give. A reader's project has
  // one adapter; the pages on localization use them all, so they are a program apart, where a date may be any.
  interface PickerValidDateLookup {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    site: any;
  }
}
