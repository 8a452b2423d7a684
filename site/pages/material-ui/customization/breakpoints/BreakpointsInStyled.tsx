import { styled } from '@mui/material/styles';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(5),
    borderInlineStart: `8px solid ${theme.palette.primary.main}`,
  },
}));

export default function BreakpointsInStyled() {
  return <Panel>More padding and a border from 600 px up</Panel>;
}
