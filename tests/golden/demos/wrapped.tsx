import { memo } from 'react';

const lines = ['a', 'b'] as const;

function Wrapped() {
  return (
    <main>
      <section aria-label="The only child of its parent is what a reader wants">
        <h1>Title</h1>
        <p>1</p>
        <p>2</p>
        <p>3</p>
        <p>4</p>
        <p>5</p>
        <p>6</p>
        <p>7</p>
        <p>8</p>
        <p>9</p>
        <p>10</p>
        <p>11</p>
        <p>{lines.length}</p>
      </section>
    </main>
  );
}

export default memo(Wrapped);
