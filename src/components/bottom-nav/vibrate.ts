/** Length of the vibration on a tap, in ms (spec: 2.nav-vibration). */
export const TAP_VIBRATION_MS = 10;

/** Vibrates shortly where the device can; changes nothing where it cannot, or where the browser refuses. */
export function vibrateOnTap(): void {
  try {
    navigator.vibrate?.(TAP_VIBRATION_MS);
  } catch {
    // A policy of the page forbids it: the tap itself must go on.
  }
}
