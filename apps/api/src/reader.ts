/** Who makes a request: an account, or the guest of a device. */
export type Reader = {
  readonly id: number;
  readonly role: 'reader' | 'admin';
  readonly isGuest: boolean;
  /** Epoch ms; a guest who signs up keeps it. */
  readonly createdAt: number;
};
