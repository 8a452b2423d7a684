import '@mui/x-date-pickers/models';

declare module '@mui/x-date-pickers/models' {
  // Each adapter adds its type of date to those that all pickers of a program take and give. The project of a reader
  // has one adapter; this site has them all in one program, where a demo of Day.js would be given dates of Luxon.
  interface PickerValidDateLookup {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    site: any;
  }
}
