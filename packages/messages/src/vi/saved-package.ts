import type { savedPackage as english } from '../en/saved-package.ts';
import type { TranslationOf } from '../translation.ts';

export const savedPackage = {
  'saved_package.title': 'Kích thước kiện hàng đã lưu',
  'saved_package.text':
    'Chọn kích thước đã lưu khi bạn tạo nhãn hoặc nhập tệp. Tệp cũng có thể ghi tên kích thước đó trong cột kích thước kiện hàng.',
  'saved_package.empty': 'Chưa có kích thước nào được lưu. Hãy thêm những hộp bạn dùng nhiều nhất.',
  'saved_package.number': 'Kích thước {{number}}',
  'saved_package.name': 'Tên',
  'saved_package.add': 'Thêm kích thước',
  'saved_package.remove': 'Xóa kích thước {{number}}',
  'saved_package.name_twice': 'Một kích thước khác đã có tên này',
  'saved_package.side_range': 'Nhập cạnh từ 0.1 đến 1,000 cm',
  'saved_package.weight_range': 'Nhập cân nặng từ 0.01 đến 1,000 kg',
  'saved_package.save': 'Lưu kích thước kiện hàng',
  'saved_package.saved': 'Đã lưu kích thước kiện hàng',
  'saved_package.choose': 'Kích thước đã lưu',
  'saved_package.own': 'Tự nhập kích thước',
  'saved_package.sides': '{{name}}: {{length}} × {{width}} × {{height}} cm, {{weight}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
