import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Remove';

interface ColumnListProps {
  title: string;
  names: string[];
  onMove: (name: string) => void;
  onRaise?: (name: string) => void;
}

export default function ColumnList(props: ColumnListProps) {
  const { title, names, onMove, onRaise } = props;

  return (
    <Paper variant="outlined" sx={{ pt: 1 }}>
      <Typography variant="subtitle2" component="p" sx={{ px: 2 }}>
        {title}
      </Typography>
      <List dense aria-label={title} sx={{ minHeight: 50 }}>
        {names.map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              <>
                {onRaise && (
                  <IconButton
                    size="small"
                    aria-label={`${name}: move up`}
                    onClick={() => onRaise(name)}
                  >
                    <ArrowUpwardIcon fontSize="small" />
                  </IconButton>
                )}
                <IconButton
                  size="small"
                  edge="end"
                  data-column={name}
                  aria-label={`${name}: ${onRaise ? 'leave out' : 'add'}`}
                  onClick={() => onMove(name)}
                >
                  {onRaise ? (
                    <RemoveIcon fontSize="small" />
                  ) : (
                    <AddIcon fontSize="small" />
                  )}
                </IconButton>
              </>
            }
          >
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
