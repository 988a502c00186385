/** Length of the vibration on a tap, in ms (spec section 2 'A short vibration'; its length: DESIGN section 10). */
export const TAP_VIBRATION_MS = 10;

/** Vibrates shortly where the device can; changes nothing where it cannot, or where the browser refuses (decision 8). */
export function vibrateOnTap(): void {
  try {
    navigator.vibrate?.(TAP_VIBRATION_MS);
  } catch {
    // A policy of the page forbids it: the tap itself must go on.
  }
}
