export const Kit = () => <p>Kit</p>;
