import dayjs from 'dayjs';
import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function NoticeLayout(props: PickersLayoutProps<dayjs.Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, ownerState } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={ownerState}
    >
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        {tabs}
        <Alert severity="info" square>
          Orders before noon ship today.
        </Alert>
        {content}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function LayoutDom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slots={{ layout: NoticeLayout }}
      />
    </LocalizationProvider>
  );
}
