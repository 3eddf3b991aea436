<?php

declare(strict_types=1);

namespace Bezel\Storefront\Controller\Account;

use Magento\Customer\Api\AddressRepositoryInterface;
use Magento\Customer\Api\Data\AddressInterface;
use Magento\Customer\Api\Data\AddressInterfaceFactory;
use Magento\Customer\Model\Session;
use Magento\Framework\Api\DataObjectHelper;
use Magento\Framework\App\Action\HttpPostActionInterface;
use Magento\Framework\App\Request\Http;
use Magento\Framework\Controller\Result\Json;
use Magento\Framework\Controller\Result\JsonFactory;
use Magento\Framework\Exception\InputException;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Exception\NoSuchEntityException;
use Magento\Framework\Serialize\Serializer\Json as Serializer;

/**
 * POST /customer/account/addresspost: adds one address to the customer's book, or changes it.
 *
 * Magento's own call for a customer saves all addresses at once. It refuses them all when one lacks a field that the
 * shop has come to require, even while that one is being corrected.
 */
class Addresspost implements HttpPostActionInterface
{
    /**
     * What a customer may set. The owner and the default marks are not among them.
     */
    private const FIELDS = [
        'prefix', 'firstname', 'middlename', 'lastname', 'suffix', 'company', 'street', 'city', 'region', 'region_id',
        'postcode', 'country_id', 'telephone', 'fax', 'vat_id', 'custom_attributes',
    ];

    /**
     * @var Http
     */
    private $request;

    /**
     * @var Session
     */
    private $session;

    /**
     * @var AddressRepositoryInterface
     */
    private $addresses;

    /**
     * @var AddressInterfaceFactory
     */
    private $addressFactory;

    /**
     * @var DataObjectHelper
     */
    private $dataObjects;

    /**
     * @var Serializer
     */
    private $serializer;

    /**
     * @var JsonFactory
     */
    private $jsonFactory;

    /**
     * @param Http $request
     * @param Session $session
     * @param AddressRepositoryInterface $addresses
     * @param AddressInterfaceFactory $addressFactory
     * @param DataObjectHelper $dataObjects
     * @param Serializer $serializer
     * @param JsonFactory $jsonFactory
     */
    public function __construct(
        Http $request,
        Session $session,
        AddressRepositoryInterface $addresses,
        AddressInterfaceFactory $addressFactory,
        DataObjectHelper $dataObjects,
        Serializer $serializer,
        JsonFactory $jsonFactory
    ) {
        $this->request = $request;
        $this->session = $session;
        $this->addresses = $addresses;
        $this->addressFactory = $addressFactory;
        $this->dataObjects = $dataObjects;
        $this->serializer = $serializer;
        $this->jsonFactory = $jsonFactory;
    }

    /**
     * @inheritdoc
     */
    public function execute(): Json
    {
        $result = $this->jsonFactory->create();
        if (!$this->session->isLoggedIn()) {
            return $result->setHttpResponseCode(401)->setData(['error' => true, 'message' => __('Please log in.')]);
        }
        try {
            $this->save((array)($this->serializer->unserialize($this->request->getContent())['address'] ?? []));
            return $result->setData(['error' => false, 'message' => __('You saved the address.')]);
        } catch (LocalizedException | \InvalidArgumentException $exception) {
            return $result->setData([
                'error' => true,
                'message' => $exception instanceof LocalizedException
                    ? $exception->getMessage()
                    : __('The address could not be read.'),
                'errors' => $this->fieldsOf($exception),
            ]);
        }
    }

    /**
     * Saves the fields of one address, which is new without an id.
     *
     * @param array $given
     * @return void
     * @throws LocalizedException
     */
    private function save(array $given): void
    {
        $address = empty($given['id']) ? $this->newAddress() : $this->ownAddress((int)$given['id']);
        $fields = array_intersect_key($given, array_flip(self::FIELDS));
        $this->dataObjects->populateWithArray($address, $fields, AddressInterface::class);
        $this->addresses->save($address);
    }

    /**
     * An address for the customer, the default one if it is the first.
     *
     * @return AddressInterface
     */
    private function newAddress(): AddressInterface
    {
        $isFirst = !$this->session->getCustomerDataObject()->getAddresses();
        return $this->addressFactory->create()
            ->setCustomerId((int)$this->session->getCustomerId())
            ->setIsDefaultBilling($isFirst)
            ->setIsDefaultShipping($isFirst);
    }

    /**
     * An address of the customer. That of another customer counts as missing.
     *
     * @param int $id
     * @return AddressInterface
     * @throws LocalizedException
     */
    private function ownAddress(int $id): AddressInterface
    {
        $address = $this->addresses->getById($id);
        if ((int)$address->getCustomerId() !== (int)$this->session->getCustomerId()) {
            throw NoSuchEntityException::singleField('addressId', $id);
        }
        return $address;
    }

    /**
     * The refused fields, with the reason for each.
     *
     * @param \Exception $exception
     * @return array
     */
    private function fieldsOf(\Exception $exception): array
    {
        if (!$exception instanceof InputException) {
            return [];
        }
        $errors = [];
        foreach ($exception->getErrors() ?: [$exception] as $error) {
            $field = $error->getParameters()['fieldName'] ?? null;
            if ($field) {
                $errors[] = ['field' => $field, 'message' => $error->getMessage()];
            }
        }
        return $errors;
    }
}
