import { Component } from 'react';
import { withStyles, type WithStyles } from '@mui/styles';

const styles = {
  counter: { display: 'flex', gap: 12, alignItems: 'center' },
  step: {
    width: 36,
    height: 36,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'light-dark(#e0f2fe, #0c4a6e)',
    border: 0,
    borderRadius: '50%',
  },
};

class Guests extends Component<WithStyles<typeof styles>, { count: number }> {
  state = { count: 2 };

  add = (step: number) =>
    this.setState(({ count }) => ({ count: Math.max(1, count + step) }));

  render() {
    const { classes } = this.props;
    return (
      <div className={classes.counter}>
        <button
          type="button"
          className={classes.step}
          aria-label="Fewer guests"
          onClick={() => this.add(-1)}
        >
          −
        </button>
        <output>Guests: {this.state.count}</output>
        <button
          type="button"
          className={classes.step}
          aria-label="More guests"
          onClick={() => this.add(1)}
        >
          +
        </button>
      </div>
    );
  }
}

export default withStyles(styles)(Guests);
