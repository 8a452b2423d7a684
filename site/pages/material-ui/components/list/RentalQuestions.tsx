import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const questions = [
  {
    from: 'Ines Tavares',
    text: 'Does the van have a tow bar? We would bring a trailer of 750 kg and need it from Friday noon until Sunday evening.',
  },
  {
    from: 'Rasmus Holt',
    text: 'Is the deposit paid back to the card, or in cash when I return the key?',
  },
];

export default function RentalQuestions() {
  return (
    <List aria-label="Questions" sx={{ maxWidth: 420, mx: 'auto' }}>
      {questions.map(({ from, text }) => (
        <ListItem key={from} alignItems="flex-start">
          <ListItemAvatar sx={{ minWidth: 52 }}>
            <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
              {from.charAt(0)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={from}
            secondary={text}
            slotProps={{ primary: { noWrap: true, sx: { fontWeight: 500 } } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
