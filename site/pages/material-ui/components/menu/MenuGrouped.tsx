import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const groups = [
  { title: 'Personal', folders: ['Insurance', 'Taxes'] },
  { title: 'Work', folders: ['Contracts', 'Payslips', 'Travel'] },
];

export default function MenuGrouped() {
  return (
    <Paper elevation={3} sx={{ width: 220 }}>
      <MenuList aria-label="Move to">
        {groups.flatMap(({ title, folders }) => [
          <ListSubheader key={title} role="presentation" disableSticky>
            {title}
          </ListSubheader>,
          ...folders.map((name) => <MenuItem key={name}>{name}</MenuItem>),
        ])}
      </MenuList>
    </Paper>
  );
}
