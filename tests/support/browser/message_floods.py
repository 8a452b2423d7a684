"""Code in an edited demo that floods the page around it with messages."""

# Which of the two limits is reached first, that of messages or that of time, is all the same.
STOPPED = "The demo was stopped because its code"

FLOODS = {
    "nulls": """
const flood = () => {
  for (let count = 0; count < 2000; count += 1) parent.postMessage(null, '*');
  setTimeout(flood);
};
flood();
""",
    "huge texts": """
const text = 'x'.repeat(50_000_000);
const flood = () => {
  for (let count = 0; count < 8; count += 1) parent.postMessage(text, '*');
  setTimeout(flood, 20);
};
flood();
""",
    "alerts": """
const flood = () => {
  for (let count = 0; count < 2000; count += 1) alert('x'.repeat(1_000_000));
  setTimeout(flood);
};
setTimeout(flood);
""",
    "errors": """
const error = new Error('again');
const flood = () => {
  for (let count = 0; count < 2000; count += 1) dispatchEvent(new ErrorEvent('error', { error }));
  setTimeout(flood);
};
setTimeout(flood);
""",
    "leaving": "setTimeout(() => location.reload(), 50);",
}
