import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import DeleteIcon from '@mui/icons-material/Delete';

interface Task {
  id: number;
  text: string;
  note?: string;
  done: boolean;
}

const start: Task[] = [
  { id: 1, text: 'Order name badges', note: 'Due on Monday', done: true },
  { id: 2, text: 'Book the lunch caterer', note: '32 people', done: false },
  { id: 3, text: 'Print the floor plan', done: false },
];

interface TaskRowProps {
  task: Task;
  onToggle: () => void;
  onDelete: () => void;
}

function TaskRow({ task, onToggle, onDelete }: TaskRowProps) {
  const label = `task-${task.id}`;

  return (
    <ListItem
      divider
      secondaryAction={
        <IconButton
          edge="end"
          aria-label={`Delete ${task.text}`}
          onClick={onDelete}
        >
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemIcon sx={{ minWidth: 44 }}>
        <Checkbox
          edge="start"
          checked={task.done}
          onChange={onToggle}
          slotProps={{ input: { 'aria-labelledby': label } }}
        />
      </ListItemIcon>
      <ListItemText
        primary={task.text}
        secondary={task.note}
        slotProps={{
          primary: {
            id: label,
            sx: task.done
              ? { textDecoration: 'line-through', color: 'text.secondary' }
              : undefined,
          },
        }}
      />
    </ListItem>
  );
}

export default function TaskList() {
  const field = useRef<HTMLInputElement>(null);
  const [tasks, setTasks] = useState(start);
  const [text, setText] = useState('');
  const open = tasks.filter((task) => !task.done).length;

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim()) {
      const id = Math.max(0, ...tasks.map((task) => task.id)) + 1;
      setTasks([...tasks, { id, text: text.trim(), done: false }]);
      setText('');
    }
  };

  const toggle = (id: number) =>
    setTasks(
      tasks.map((task) =>
        task.id === id ? { ...task, done: !task.done } : task,
      ),
    );

  const remove = (id: number) => {
    setTasks(tasks.filter((task) => task.id !== id));
    field.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto' }}>
      <ListSubheader disableSticky component="div" role="status">
        {open} of {tasks.length} open
      </ListSubheader>
      <List aria-label="Tasks" disablePadding>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            onToggle={() => toggle(task.id)}
            onDelete={() => remove(task.id)}
          />
        ))}
      </List>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={add}
        sx={{ p: 2, pt: 1 }}
      >
        <TextField
          label="New task"
          size="small"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { ref: field } }}
        />
        <Button type="submit" variant="contained" disableElevation>
          Add
        </Button>
      </Stack>
    </Paper>
  );
}
