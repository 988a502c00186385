import type { Plugin } from 'vite';

// Nothing inline, nothing from elsewhere; pictures may come from any HTTPS host, because travelers' portraits do.
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy makes the address of the service worker, and nothing else (app/service-worker/register.ts).
    'trusted-types tapa-service-worker',
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Sends the production headers from `npm run preview`, so that the app is tried under them. */
export function securityHeaders(): Plugin {
  return {
    name: 'tapa-security-headers',
    config: () => ({ preview: { headers: SECURITY_HEADERS } }),
  };
}
