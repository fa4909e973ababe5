export default function Express() {
  return null;
}
