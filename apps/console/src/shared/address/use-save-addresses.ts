import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api/services.tsx';
import { updateSessionUser } from '../session/session.store.ts';
import { useUser } from '../session/use-user.ts';
import { settingInputOf, type AddressInfo } from './address-info.ts';

/** Saves name, phone and both addresses (spec section 7, PUT /setting) and refreshes the signed-in person. */
export function useSaveAddresses() {
  const api = useApi();
  const { country_code } = useUser();
  return useMutation({
    mutationFn: (info: AddressInfo) => api.saveSetting({ body: settingInputOf(info, country_code) }),
    onSuccess: updateSessionUser,
  });
}
