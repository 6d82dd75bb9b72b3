// Stands for every drawing in Jest: the address that it would have.
export default '/drawing.svg';
