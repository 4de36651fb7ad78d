/** The frame of the installed app: top bar, splash screen, back button, keyboard. */
export function NativeShell() {
  return null;
}
